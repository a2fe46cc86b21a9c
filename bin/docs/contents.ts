/** Groups of pages, in the order in which they are listed. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Entry {
  /** File in the repository. */
  readonly source: string;
  /** One sentence of Markdown. */
  readonly says: string;
}

/** A reader's way in: the groups behind it, and the page to begin with. */
interface Door {
  readonly title: string;
  readonly says: string;
  readonly start: { readonly source: string; readonly title: string };
  readonly groups: readonly string[];
}

/** The three ways in. Groups are named as in the table of docs/README.md. */
export const doors: readonly Door[] = [
  {
    title: 'Issue passes',
    says: 'Your airline’s systems send JSON; passengers get a link, and a pass that stays current.',
    start: { source: 'docs/quickstart.md', title: 'Quickstart' },
    groups: ['airlines’ developers'],
  },
  {
    title: 'Run it',
    says: 'In your own AWS account: deploying, alarms and what to do about them, costs, and the desk of your staff.',
    start: { source: 'docs/deploy.md', title: 'Deploy' },
    groups: ['operators', 'airlines’ staff'],
  },
  {
    title: 'Work on it',
    says: 'How the service is built and why, what it promises, and how it is tested.',
    start: { source: 'docs/architecture.md', title: 'Architecture' },
    groups: ['developers of this service'],
  },
];

/** The groups of docs/README.md's table; a row without an audience belongs to that above it. */
export function groupsIn(index: string): Group[] {
  const groups: { title: string; entries: Entry[] }[] = [];
  for (const [, audience = '', target = '', says = ''] of index.matchAll(
    /^\| ([^|]*) ?\| \[[^\]]+\]\((\S+)\) \| (.+) \|$/gm,
  )) {
    if (audience.trim()) groups.push({ title: audience.trim().replace("'", '’'), entries: [] });
    groups.at(-1)?.entries.push({ source: target.startsWith('../') ? target.slice(3) : `docs/${target}`, says });
  }
  return groups;
}
