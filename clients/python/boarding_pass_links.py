"""Builds issuance links offline. Python 3.9 or later, nothing else needed."""

import base64
import hashlib
import hmac
import re
import struct
import urllib.parse
import zlib

#: Maximum length of a link: CloudFront refuses longer ones.
MAX_LINK_BYTES = 8192

_ALGORITHMS = ("HMAC-SHA256", "CRC32", "SHA256", "SHA384", "SHA512")
_SCOPES = ("query-string", "full-link")


class LinkError(ValueError):
    """The reason why a link cannot be built. Names a variable or a setting, never a value."""


class LinkBuilder:
    """LinkBuilder({**request, "preview-url": answer["preview-url"]}).build({"pass-id": "LH2724-0001"})"""

    def __init__(self, definition):
        """definition: the request of createpassissuancelink with the preview-url of its answer."""
        self._address, mark, query = definition["preview-url"].partition("?")
        if not mark:
            raise LinkError("preview-url has no variables: take it as createpassissuancelink answers it")
        placeholders = query.split("&")
        self._algorithm = None
        if placeholders[-1] == "checksum={checksum}":
            placeholders.pop()
            self._algorithm, self._covers_link, self._key = _protection(definition.get("link-protection"))
        declared = definition.get("pass-variables") or {}
        #: By name: whether its values are encrypted, and whether it is required.
        self._variables = {}
        for placeholder in placeholders:
            found = re.fullmatch(r"([^=]+)=\{(encrypted:)?[^{}]+\}", placeholder)
            if not found:
                raise LinkError("preview-url has a parameter that is no placeholder")
            name = urllib.parse.unquote(found[1])
            required = declared.get(name, {}).get("is-required", False)
            self._variables[name] = (bool(found[2]), str(required).lower() == "true")
        self._cipher = None
        if any(encrypted for encrypted, _ in self._variables.values()):
            self._cipher = _cipher(definition.get("encryption-settings"))

    @property
    def variables(self):
        """The link's variables, in the order of the address."""
        return list(self._variables)

    def build(self, values):
        """The link of a passenger, from texts by variable; an empty one counts as absent. Raises LinkError."""
        for name in values:
            if name not in self._variables:
                raise LinkError(f"{name} is not a variable of this link")
        parameters = []
        for name, (encrypted, required) in self._variables.items():
            value = values.get(name)
            if value:
                parameters.append(f"{_percent_encoded(name)}={self._written(name, value, encrypted)}")
            elif required:
                raise LinkError(f"{name} is required")
        query = "&".join(parameters)
        link = f"{self._address}?{query}"
        if self._algorithm:
            link += f"&checksum={_checksum(self._algorithm, link if self._covers_link else query, self._key)}"
        if len(link) > MAX_LINK_BYTES:
            raise LinkError(
                f"the link would have {len(link):,} bytes, but at most {MAX_LINK_BYTES:,} can be opened: "
                "shorten values or send fewer"
            )
        return link

    def _written(self, name, value, encrypted):
        try:
            text = value.encode()
        except UnicodeEncodeError:
            raise LinkError(f"{name} has half a character") from None
        return self._cipher.encrypt(text) if encrypted else _percent_encoded(value)


def _percent_encoded(value):
    """Encodes as browsers do: the checksum would not match otherwise."""
    return urllib.parse.quote(value, safe="!~*()")


def _checksum(algorithm, text, key):
    """Lower-case hex; 8 digits for CRC32."""
    if algorithm == "HMAC-SHA256":
        return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
    if algorithm == "CRC32":
        return f"{zlib.crc32(text.encode()):08x}"
    return hashlib.new(algorithm.lower(), text.encode()).hexdigest()


def _is_key(value, length):
    return bool(re.fullmatch("[A-Za-z0-9]{%d}" % length, value or ""))


def _protection(settings):
    if not settings:
        raise LinkError("link-protection is missing: the preview asks for it")
    # Letter case does not count, as in createpassissuancelink.
    algorithm = (settings.get("checksum") or settings.get("checksum-algorithm") or "").upper()
    scope, key = (settings.get("checksum-applied") or "").lower(), settings.get("checksum-key") or None
    if algorithm not in _ALGORITHMS:
        raise LinkError(f"checksum must be {', '.join(_ALGORITHMS)}")
    if scope not in _SCOPES:
        raise LinkError(f"checksum-applied must be {' or '.join(_SCOPES)}")
    if algorithm == "HMAC-SHA256" and not _is_key(key, 32):
        raise LinkError("checksum-key must be 32 letters and digits")
    if algorithm != "HMAC-SHA256" and key is not None:
        raise LinkError("checksum-key goes with HMAC-SHA256 only")
    return algorithm, scope == "full-link", key


def _cipher(settings):
    if not settings:
        raise LinkError("encryption-settings are missing: the preview asks for encrypted values")
    if not _is_key(settings.get("secret-key"), 32):
        raise LinkError("secret-key must be 32 letters and digits")
    if not _is_key(settings.get("iv"), 16):
        raise LinkError("iv must be 16 letters and digits")
    return _AesCbc(settings["secret-key"].encode(), settings["iv"].encode())


def _doubled(byte):
    """Twice a byte in the field of AES."""
    return byte << 1 ^ (0x11B if byte & 0x80 else 0)


def _substitutions():
    """The S-box of FIPS 197: each byte's inverse in the field, as a power of 3, through the affine map."""
    powers = [1]
    while len(powers) < 255:
        powers.append(powers[-1] ^ _doubled(powers[-1]))
    box = bytearray([0x63] * 256)
    for place, byte in enumerate(powers):
        repeated = powers[-place % 255] * 0x101
        for turn in range(5):
            box[byte] ^= repeated >> 8 - turn & 0xFF
    return bytes(box)


_S_BOX = _substitutions()
#: A substituted byte times a column of MixColumns, for each row.
_COLUMNS = [int.from_bytes((_doubled(byte), byte, byte, byte ^ _doubled(byte)), "big") * 0x100000001 for byte in _S_BOX]
_TABLES = [[column >> 8 * row & 0xFFFFFFFF for column in _COLUMNS] for row in range(4)]


def _substituted(word):
    return int.from_bytes(word.to_bytes(4, "big").translate(_S_BOX), "big")


class _AesCbc:
    """AES-256-CBC with PKCS#7 padding, which Python's standard library lacks. Source: FIPS 197, SP 800-38A."""

    def __init__(self, key, iv):
        self._iv = struct.unpack(">4I", iv)
        words, constant = list(struct.unpack(">8I", key)), 1
        while len(words) < 60:
            word = words[-1]
            if len(words) % 8 == 0:
                word = _substituted((word << 8 | word >> 24) & 0xFFFFFFFF) ^ constant << 24
                constant *= 2
            elif len(words) % 8 == 4:
                word = _substituted(word)
            words.append(words[-8] ^ word)
        self._round_keys = [words[at : at + 4] for at in range(0, 60, 4)]

    def encrypt(self, text):
        """base64url without padding."""
        padding = 16 - len(text) % 16
        words = struct.unpack(f">{(len(text) + padding) // 4}I", text + bytes([padding]) * padding)
        block, encrypted = self._iv, b""
        for at in range(0, len(words), 4):
            block = self._block([word ^ before for word, before in zip(words[at : at + 4], block)])
            encrypted += struct.pack(">4I", *block)
        return base64.urlsafe_b64encode(encrypted).decode().rstrip("=")

    def _block(self, block):
        first, *middle, last = self._round_keys
        a, b, c, d = (word ^ key for word, key in zip(block, first))
        t0, t1, t2, t3 = _TABLES
        for keys in middle:
            a, b, c, d = (
                t0[w >> 24] ^ t1[x >> 16 & 255] ^ t2[y >> 8 & 255] ^ t3[z & 255] ^ key
                for w, x, y, z, key in zip((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c), keys)
            )
        shifted = zip((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))
        rows = (w & 0xFF000000 | x & 0xFF0000 | y & 0xFF00 | z & 0xFF for w, x, y, z in shifted)
        return [_substituted(row) ^ key for row, key in zip(rows, last)]
