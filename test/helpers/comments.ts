/** Block comments, blocks of whole lines, and comments beside code. */
const comments = /(?<=^|\s)\/\*\*?(?=\s)[\s\S]*?\*\/|(?<=^[ \t]*)\/\/ .*(?:\n[ \t]*\/\/ .*)*|(?<=\S[ \t]+)\/\/ .*/gm;

/** The texts of comments, each in one line and without its delimiters. */
export const commentsOf = (code: string): string[] =>
  [...code.matchAll(comments)].map(([comment]) =>
    comment.replaceAll(/\s*\n\s*(\*\/?|\/\/)/g, '').replaceAll(/^\/(\*+|\/)|\*\/$/g, ''),
  );
