#!/bin/sh
# A link by plain commands: build-link.sh ADDRESS KEY IV CHECKSUM SCOPE name=value ... encrypted:name=value ...
# CHECKSUM is none, hmac-sha256 under $CHECKSUM_KEY, crc32, sha256, sha384 or sha512, SCOPE query-string or full-link; KEY
# is empty without encryption.
set -eu
address=$1 key=$2 iv=$3 checksum=$4 scope=$5
shift 5

hex() { od -An -v -tx1 | tr -d ' \n'; }
# Every byte as %XX, which is as right as fewer of them.
percent_encode() { printf %s "$1" | hex | sed 's/../%&/g'; }
encrypt() {
  printf %s "$1" |
    openssl enc -aes-256-cbc -K "$(printf %s "$key" | hex)" -iv "$(printf %s "$iv" | hex)" |
    openssl base64 -A | tr '+/' '-_' | tr -d '='
}
# openssl has no CRC32; it stands in the last 8 bytes of a gzip file, the lowest byte first.
crc32() { gzip -c | tail -c 8 | head -c 4 | hex | sed 's/\(..\)\(..\)\(..\)\(..\)/\4\3\2\1/'; }
checksum_of() {
  case $checksum in
    crc32) crc32 ;;
    hmac-sha256) openssl dgst -sha256 -mac HMAC -macopt hexkey:"$(printf %s "$CHECKSUM_KEY" | hex)" -r | cut -d ' ' -f 1 ;;
    *) openssl dgst -"$checksum" -r | cut -d ' ' -f 1 ;;
  esac
}

query=
for parameter in "$@"; do
  name=${parameter%%=*} value=${parameter#*=}
  case $name in
    encrypted:*) parameter="$(percent_encode "${name#encrypted:}")=$(encrypt "$value")" ;;
    *) parameter="$(percent_encode "$name")=$(percent_encode "$value")" ;;
  esac
  query=$query${query:+&}$parameter
done
link=$address?$query
if [ "$checksum" != none ]; then
  covered=$query
  if [ "$scope" = full-link ]; then covered=$link; fi
  link="$link&checksum=$(printf %s "$covered" | checksum_of)"
fi
printf '%s\n' "$link"
