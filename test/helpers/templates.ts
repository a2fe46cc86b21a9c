import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { inRun } from './once-in-run.ts';
import { templatesWith } from './stacks.ts';

/** Both templates of a stage with default values, synthesized by the first test file that reads them. */
export function defaultTemplates(): { data: Template; service: Template } {
  const file = inRun('default-templates.json');
  if (!existsSync(file)) synthesizeInto(file);
  const { data, service } = JSON.parse(readFileSync(file, 'utf8'));
  return { data: Template.fromJSON(data), service: Template.fromJSON(service) };
}

function synthesizeInto(file: string): void {
  const { data, service } = templatesWith({});
  // Another worker may do the same: each gets a whole file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ data: data.toJSON(), service: service.toJSON() }));
  renameSync(own, file);
}
