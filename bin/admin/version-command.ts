import { buildOf, commitOf } from '../../lib/build.ts';
import type { Commands, Verdict } from './command.ts';
import { findLocalStack, localDataDirectory, stageOutputs } from './deployment.ts';

export const versionCommand: Commands = {
  version: {
    summary: 'Names the build that is deployed, the one that answers, and that of this checkout, each with its commit.',
    options: {},
    optional: { 'only-commit': '' },
    needs: 'stage',
    async run(options) {
      const outputs = await stageOutputs(options);
      // The template's address is that of a distribution, which is not on this machine.
      const local = options.local
        ? { PublicBaseUrl: (await findLocalStack(localDataDirectory())).PUBLIC_BASE_URL }
        : {};
      return describeBuilds(
        { ...outputs, ...local },
        { checkedOut: buildOf(), commitOf, fetch },
        options['only-commit'] === true,
      );
    },
  },
};

interface Surroundings {
  /** Build of this checkout. */
  readonly checkedOut: string;
  commitOf(build: string): string | undefined;
  readonly fetch: typeof fetch;
}

/** @throws for a stage of a version that does not name its build, and for the commit alone of one that has none. */
export async function describeBuilds(
  { Build: deployed, PublicBaseUrl: baseUrl }: Readonly<Record<string, string>>,
  { checkedOut, commitOf, fetch }: Surroundings,
  isCommitOnly: boolean,
): Promise<string | Verdict> {
  if (deployed === undefined) throw new Error('This stage is of a version without the output Build');
  if (isCommitOnly) {
    const commit = commitOf(deployed);
    if (commit === undefined)
      throw new Error(`Build ${deployed} is of no commit of this history: fetch it, or see its release's notes`);
    return commit;
  }
  const builds = { deployed, answering: await answeringAt(baseUrl, fetch), 'this checkout': checkedOut };
  const commits = new Map<string | undefined, string | undefined>();
  for (const build of Object.values(builds))
    if (build !== undefined && !commits.has(build)) commits.set(build, commitOf(build));
  const lines = Object.entries(builds).map(([title, build]) => {
    const commit = build === undefined ? '' : `  commit ${commits.get(build) ?? 'unknown'}`;
    return `${title.padEnd(15)}${build ?? 'no build named'}${commit}`;
  });
  return { text: lines.join('\n'), exitCode: builds.answering === deployed ? 0 : 2 };
}

/** The build that the header of an answer names. */
async function answeringAt(baseUrl: string | undefined, request: typeof fetch): Promise<string | undefined> {
  try {
    const { headers } = await request(`${baseUrl}/robots.txt`);
    return headers.get('x-build') ?? undefined;
  } catch {
    return undefined;
  }
}
