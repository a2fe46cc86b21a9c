import { type CommandName, isCommandName } from './commands.ts';
import { given } from './given.ts';
import type { Figure } from './report.ts';
import { type Results, shown } from './results.ts';

/**
 * Figures of documents. One that a command has measured is a link to its section, whose title is the figure's name:
 * `[1.35](evidence.md#bench "signatures for a pass")`, with `, promised` after the name its bound. In a table below
 * `<!-- evidence: bench-cost -->` the cells of a column and a row have the figure `column: row`, and in parentheses its bound. Tables
 * below `<!-- given: … -->` name the file that decides them, or why they stay.
 */
const link = /\[([^\]]*)\]\(evidence\.md#([\w-]+) "([^"]+)"\)/g;
const marked = /^<!-- (evidence|given): (.+) -->\n+((?:\|.*\n)+)/gm;

/** Documents in which each figure has to come from the list. */
export const documents = ['reliability', 'limits', 'performance', 'security'].map((name) => `docs/${name}.md`);

/** A document with the figures of the results. @throws Error that names those which no result has */
export function filled(text: string, results: Results): string {
  const absent: string[] = [];
  const figureOf = (command: string, what: string) => {
    if (!isCommandName(command)) throw new Error(`No command of the list is called ${command}`);
    return results[command]?.figures[what];
  };
  const inLink = (whole: string, text: string, command: CommandName, what: string) => {
    const figure = figureOf(command, what.replace(/, promised$/, ''));
    const isBound = what.endsWith(', promised');
    const value = isBound ? boundOf(figure) : figure?.value;
    if (value === undefined && results[command] !== undefined) absent.push(`${command}: ${what}`);
    return `[${value === undefined ? 'not recorded' : shown(value, isBound ? undefined : decimalsIn(text))}]${whole.slice(text.length + 2)}`;
  };
  const inTable = (whole: string, kind: string, command: string, table: string) => {
    if (kind === 'given') return whole;
    const [head = [], rule = [], ...body] = table.trimEnd().split('\n').map(cellsOf);
    const columns = head.map(plain);
    const fill = (cells: readonly string[]) =>
      cells.map((cell, place) => {
        const titles = cells.map((title) => `${columns[place]}: ${plain(title)}`);
        const figure = titles.map((what) => figureOf(command, what)).find((each) => each !== undefined);
        return figure === undefined ? cell : withFigure(cell, figure);
      });
    const lines = [head, rule, ...body.map(fill)].map((cells) => `|${cells.join('|')}|\n`);
    return whole.slice(0, -table.length) + lines.join('');
  };
  const page = text.replace(link, inLink as never).replace(marked, inTable);
  if (absent.length > 0) throw new Error(`No figure of the results: ${absent.join('; ')}`);
  return page;
}

const cellsOf = (row: string): readonly string[] => row.split('|').slice(1, -1);

/** A cell without markup. */
const plain = (cell: string): string =>
  cell
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .trim();

/** A cell with another number, and another bound, in the places of those that it has. */
function withFigure(cell: string, figure: Figure): string {
  const [number = ''] = /\d[\d,.]*/.exec(cell) ?? [];
  const value = shown(figure.value, decimalsIn(number));
  const bound = boundOf(figure);
  const filled = number === '' ? ` ${value} `.replace(/^ +$/, ' ') : cell.replace(number, value);
  return bound === undefined ? filled : filled.replace(/\(\d[\d,.]*\)/, `(${shown(bound)})`);
}

const boundOf = (figure: Figure | undefined) => figure?.atMost ?? figure?.atLeast;

/** Decimals of a number, which another in its place has, too. */
const decimalsIn = (number: string): number | undefined =>
  /^\d[\d,.]*$/.test(number) ? (number.split('.')[1]?.length ?? 0) : undefined;

const unit =
  '(?:ms|s|seconds?|minutes?|hours?|days?|KB|MB|bytes|dollars|%|seeds|mutants|mistakes|deaths|requests|pushes)';
/** A number with a unit, a number alone in its cell, or a day. */
const figures = new RegExp(
  `\\b\\d[\\d,.]*(?: to \\d[\\d,.]*)? ?${unit}(?![\\w/])|(?<=[^\\n]\\|)[ *]*\\d[\\d,.]*[ *]*(?=\\|)|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  'g',
);

/** Figures of a document that are not from the list, each with the words before it. */
export function straysIn(file: string, text: string): string[] {
  const others = given[file] ?? {};
  const rest = Object.keys(others)
    .sort((one, other) => other.length - one.length)
    .reduce(
      (left, phrase) => left.replaceAll(phrase, ''),
      text
        .replace(marked, '')
        .replace(link, '')
        .replace(/^```.*?^```/gms, '')
        .replace(/`[^`]*`/g, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/(?<!\|)\n[ ]*(?!\|)/g, ' '),
    );
  return [...rest.matchAll(figures)].map(({ 0: figure, index }) =>
    `${rest.slice(Math.max(0, index - 40), index)}${figure}`.replace(/\s+/g, ' ').trim(),
  );
}
