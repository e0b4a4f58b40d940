"""Where visitors come from, without their addresses.

An address becomes a small number. Hundreds of thousands of addresses share each number, so it names nobody,
and it may be kept with a table. It is enough to share out thinking time.
"""

from __future__ import annotations

import hmac
import ipaddress

NUMBERS = 1 << 14
UNKNOWN = -1  # also this machine: behind a proxy that names no addresses everybody would have the same
NETWORK = 64  # bits of an IPv6 address that belong to one network: whoever has one address has all of them


class Origins:
    """`secret` is the server's: without it nobody can tell which number an address has."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def digest(self, address: str) -> str:
        """For what is counted for a moment and never stored."""
        return hmac.digest(self._secret, b"address " + address.encode(), "sha256")[:8].hex()

    def of(self, address: str) -> int:
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return UNKNOWN
        if isinstance(known, ipaddress.IPv6Address):
            known = known.ipv4_mapped or known
        if known.is_loopback:
            return UNKNOWN
        if isinstance(known, ipaddress.IPv6Address):
            known = ipaddress.ip_network((known, NETWORK), strict=False).network_address
        digest = hmac.digest(self._secret, b"origin " + known.packed, "sha256")
        return int.from_bytes(digest[:4]) % NUMBERS
