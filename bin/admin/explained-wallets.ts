import type { AnswerOf } from '../../clients/typescript/client.ts';

type Explained = AnswerOf<'explainpass'>;
type Wallet = Pick<Explained['walletb'], 'findings'> & { readonly state: string };

/** An answer of explainpass as lines: for each wallet its state and causes, for each cause its advice. */
export function explainedWallets({ walleta, walletb, version, 'changed-at': changedAt }: Explained): string {
  return [
    `Version ${version} of pass and flight, changed at ${changedAt}`,
    ...linesOf('Apple Wallet', walleta),
    ...linesOf('Google Wallet', walletb),
  ].join('\n');
}

function linesOf(wallet: string, { state, findings }: Wallet): string[] {
  const lines = findings.flatMap(({ sentence, advice, device }) => {
    const about = device === undefined ? '' : `Device ${device}: `;
    return [`  ${about}${sentence}`, `    -> ${advice}`];
  });
  return [`${wallet}: ${state}`, ...lines];
}
