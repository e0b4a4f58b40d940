// A small game on boardgame.io's own server: node server.cjs PACKAGES STORAGE [WHERE]
// PACKAGES is the folder with node_modules; STORAGE is memory, FlatFile (WHERE: a folder) or PostgreSQL (WHERE: the
// connection, as JSON). It listens on loopback, on any free port, and prints its address.
"use strict";

const { createRequire } = require("node:module");
const path = require("node:path");

const [packages, storage, where] = process.argv.slice(2);
const load = createRequire(path.resolve(packages, "package.json"));
const { Server, FlatFile } = load("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = load("boardgame.io/core");

const TILES = 36;
const HAND = 5;

const tiles = {
  name: "tiles",
  // Two players and more take tiles from a common display that fills itself again; each has a hand that others do
  // not see, and one lies in secret. The game ends after as many moves as the match was set up with.
  setup: ({ ctx, random }, setupData) => ({
    display: Array.from({ length: TILES }, (_, id) => ({ id, region: id % 6, crests: random.Die(2) })),
    next: TILES,
    taken: Object.fromEntries(ctx.playOrder.map((player) => [player, Array(6).fill(0)])),
    players: Object.fromEntries(ctx.playOrder.map((player) => [player, random.Shuffle([...Array(12).keys()]).slice(0, HAND)])),
    secret: random.Die(12),
    left: setupData.moves,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, playerID, random }, which) => {
        if (!Number.isInteger(which)) return INVALID_MOVE;
        const place = which % TILES;
        const tile = G.display[place];
        G.taken[playerID][tile.region] += tile.crests;
        G.display[place] = { id: G.next, region: random.Die(6) - 1, crests: random.Die(2) };
        G.next += 1;
        G.left -= 1;
      },
    },
  },
  endIf: ({ G }) => (G.left <= 0 ? { draw: true } : undefined),
};

function store() {
  if (storage === "memory") return undefined;
  if (storage === "FlatFile") return new FlatFile({ dir: where });
  if (storage === "PostgreSQL") {
    const { PostgresStore } = load("bgio-postgres");
    return new PostgresStore({ ...JSON.parse(where), logging: false });
  }
  throw new Error(`no such storage: ${storage}`);
}

async function main() {
  const server = Server({ games: [tiles], db: store(), origins: [] });
  const { app } = server;
  const listen = app.listen;
  app.listen = (port, ready) => listen.call(app, port, "127.0.0.1", ready);
  const { appServer } = await server.run(0);
  console.log(`http://127.0.0.1:${appServer.address().port}`);
}

main();
