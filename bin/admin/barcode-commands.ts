import { text } from 'node:stream/consumers';
import { readBarCodedBoardingPass } from '../../lambdas/domain/barcode/bar-coded-boarding-pass.ts';
import type { Commands } from './command.ts';

/** Blanks around an item mean nothing; control characters would be obeyed by a terminal. */
const printable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\p{Cc}/gu, '\uFFFD') || undefined : value;

export const barcodeCommands: Commands = {
  'barcode explain': {
    summary: 'Shows the items of a bar-coded boarding pass (IATA Resolution 792), read from standard input.',
    options: {},
    needs: 'nothing',
    async run() {
      if (process.stdin.isTTY) console.error('The text of the barcode, then Ctrl-D:');
      const value = await text(process.stdin);
      const boardingPass = readBarCodedBoardingPass(value.replace(/\r?\n$/, ''));
      if (boardingPass === undefined)
        throw new Error('Not a bar-coded boarding pass of IATA (Resolution 792, format M)');
      return JSON.stringify(boardingPass, printable, 2);
    },
  },
};
