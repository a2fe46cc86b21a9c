import { execFileSync } from 'node:child_process';
import { defaultTemplates } from '../helpers/templates.ts';

test('the service stack names the commit that it is deployed from, and whether tracked files differ from it', () => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const [output] = Object.values(defaultTemplates().service.findOutputs('Commit'));
  expect(output?.Value).toBe(`${git('rev-parse', 'HEAD')}${isChanged ? '-dirty' : ''}`);
});
