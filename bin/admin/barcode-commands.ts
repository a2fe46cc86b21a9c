import { text } from 'node:stream/consumers';
import type { Commands } from './command.ts';
import { explainedBarcode } from './explained-barcode.ts';

export const barcodeCommands: Commands = {
  'barcode explain': {
    summary: 'Shows the items of a bar-coded boarding pass (IATA Resolution 792), read from standard input.',
    options: {},
    needs: 'nothing',
    async run() {
      if (process.stdin.isTTY) console.error('The text of the barcode, then Ctrl-D:');
      const value = await text(process.stdin);
      return explainedBarcode(value.replace(/\r?\n$/, ''));
    },
  },
};
