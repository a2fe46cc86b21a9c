/**
 * The Huffman code of all deflated JSON: a code for each text would save a fiftieth, and take longer than all the rest.
 * Source: RFC 1951, section 3.2.
 */

/** Bits of a stream, the first one lowest, with their number (at most 24) in the lowest five. */
export type Bits = number;

const bits = (value: number, count: number): Bits => (value << 5) | count;

/** Bits with others behind them. */
export const followed = (first: Bits, value: number, count: number): Bits =>
  bits((first >>> 5) | (value << (first & 31)), (first & 31) + count);

/** The symbol that ends a block. Those below it are bytes, those above it lengths of matches. */
const endSymbol = 256;
const shortestMatch = 3;
export const longestMatch = 258;

/** Fitted to passes in all languages that have our own words; any complete code would do. */
const symbolLengths = codeLengths(
  286,
  '0:12 32:6 33:10 34:5 35:10 36:12 44:7 59:10 65:8 87:10 97:5 98:7 99:6 101:4 102:6 103:7 105:5 106:8 108:6 110:5 ' +
    '112:6 113:8 114:5 117:6 118:8 126:12 258:4 259:6 266:7 273:8 274:12',
);
const distanceLengths = codeLengths(30, '0:7 7:6 8:5 10:4 23:7');

/** Code of the lengths above: 4 to 12, and 16, which repeats the last length 3 to 6 times. */
const lengthLengths = codeLengths(19, '0:0 4:4 5:3 8:4 13:0 16:2 17:0');
/** The order in which a block has them, up to the last one in use (RFC 1951, section 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12];
const repeated = 16;

const symbols = codes(symbolLengths);

/** By byte. */
export const literalCodes = symbols.slice(0, endSymbol);

/** By length of the match. */
export const matchCodes = codesOfMatches();

/** By the distance's symbol, which bits follow that tell its distances apart. */
export const distanceCodes = codes(distanceLengths);

export const blockEnd: Bits = symbols[endSymbol] ?? 0;

/** The start of the only block of a text, with its code (RFC 1951, section 3.2.7). */
export const blockStart: readonly Bits[] = [
  // The last block; dynamic codes.
  ...[bits(1, 1), bits(2, 2)],
  ...[bits(symbolLengths.length - 257, 5), bits(distanceLengths.length - 1, 5), bits(lengthOrder.length - 4, 4)],
  ...lengthOrder.map((length) => bits(lengthLengths[length] ?? 0, 3)),
  ...lengthsInRuns([...symbolLengths, ...distanceLengths]),
];

/** Lengths of codes, from `symbol:length symbol:length`: each is also that of the symbols up to the next one. */
function codeLengths(count: number, given: string): Uint8Array {
  const lengths = new Uint8Array(count);
  for (const pair of given.split(' ')) {
    const [symbol, length = 0] = pair.split(':').map(Number);
    lengths.fill(length, symbol);
  }
  return lengths;
}

/** Codes of a length are numbers in the order of their symbols, behind those of shorter ones (RFC 1951, section 3.2.2). */
function codes(lengths: Uint8Array): Int32Array {
  const found = new Int32Array(lengths.length);
  let next = 0;
  for (let length = 1; length <= 15; length++) {
    for (let symbol = lengths.indexOf(length); symbol >= 0; symbol = lengths.indexOf(length, symbol + 1)) {
      found[symbol] = bits(reversed(next++, length), length);
    }
    next <<= 1;
  }
  return found;
}

/** Codes begin with their highest bit, all else with its lowest (RFC 1951, section 3.1.1). */
function reversed(value: number, count: number): number {
  let result = 0;
  for (let bit = 0; bit < count; bit++) result = (result << 1) | ((value >> bit) & 1);
  return result;
}

function lengthsInRuns(lengths: readonly number[]): Bits[] {
  const codeOf = codes(lengthLengths);
  const found: Bits[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] ?? 0;
    let end = at + 1;
    while (lengths[end] === length) end++;
    // Only what follows the first of its kind can be a repetition.
    const times = lengths[at - 1] === length ? Math.min(end - at, 6) : 1;
    if (times < 3) found.push(codeOf[length] ?? 0);
    else found.push(codeOf[repeated] ?? 0, bits(times - 3, 2));
    at += times < 3 ? 1 : times;
  }
  return found;
}

/**
 * With the bits that tell lengths of a symbol apart: none for eight symbols, one for the next four, two for the next;
 * none for the last. Source: RFC 1951, section 3.2.5.
 */
function codesOfMatches(): Int32Array {
  const found = new Int32Array(longestMatch + 1);
  let length = shortestMatch;
  for (const [index, code] of symbols.subarray(endSymbol + 1, -1).entries()) {
    const further = Math.max(0, (index >> 2) - 1);
    for (let rest = 0; rest < 1 << further; rest++) found[length++] = followed(code, rest, further);
  }
  found[longestMatch] = symbols.at(-1) ?? 0;
  return found;
}
