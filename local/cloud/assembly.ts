import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localStage } from './local-stage.ts';

/** One synthesized stack: its template and the directories of its assets. */
export interface SynthesizedStack {
  readonly name: string;
  readonly template: Template;
  /** Asset directory by the asset's file name in the template, `<hash>.zip`. */
  readonly assetDirectories: ReadonlyMap<string, string>;
}

export interface Template {
  readonly Parameters?: Readonly<Record<string, { readonly Default?: unknown }>>;
  readonly Resources?: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

/** Environment of the CDK app for the local stack: without the checks, and with values of its own. */
export const forLocalStack = { CDK_VALIDATION: 'false', FOR_LOCAL_STACK: JSON.stringify(localStage) };

/** Runs the CDK app as `cdk synth` does, but without the CLI's start-up time of a second. Stage files are those beside the output. */
export async function synthesize(
  projectDirectory: string,
  outputDirectory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { context } = JSON.parse(readFileSync(path.join(projectDirectory, 'cdk.json'), 'utf8')) as { context: object };
  // Otherwise bundles of earlier versions would accumulate.
  rmSync(outputDirectory, { recursive: true, force: true });
  const app = spawn(process.execPath, ['bin/app.ts'], {
    cwd: projectDirectory,
    env: {
      ...process.env,
      STAGES_DIR: path.join(path.dirname(outputDirectory), 'stages'),
      ...env,
      CDK_OUTDIR: outputDirectory,
      CDK_CONTEXT_JSON: JSON.stringify(context),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [app.stdout, app.stderr]) stream.on('data', (text) => (output += text));
  const end = () => app.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => app.once('close', resolve));
  process.off('exit', end);
  if (code !== 0) throw new Error(`The CDK app could not be synthesized:\n${output}`);
}

/** The stacks of a cloud assembly. @throws for conditions, which are not evaluated here. */
export function readAssembly(directory: string): SynthesizedStack[] {
  const { artifacts } = read<{ artifacts: Record<string, Artifact> }>(directory, 'manifest.json');
  const all = Object.entries(artifacts);
  const assetDirectories = new Map<string, string>();
  for (const [, { type, properties }] of all) {
    if (type !== 'cdk:asset-manifest' || !properties?.file) continue;
    const { files } = read<AssetManifest>(directory, properties.file);
    for (const { source, destinations } of Object.values(files)) {
      if (!source.path) continue;
      const assetDirectory = path.resolve(directory, source.path);
      for (const { objectKey } of Object.values(destinations)) assetDirectories.set(objectKey, assetDirectory);
    }
  }
  return all.flatMap(([id, { type, properties }]) => {
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) return [];
    const template = read<Template & { readonly Conditions?: object }>(directory, properties.templateFile);
    if (template.Conditions) throw new Error(`${id}: Conditions are not known to the local stack`);
    return [{ name: properties.stackName ?? id, template, assetDirectories }];
  });
}

interface Artifact {
  readonly type: string;
  readonly properties?: {
    readonly templateFile?: string;
    readonly stackName?: string;
    readonly file?: string;
  };
}

interface AssetManifest {
  readonly files: Readonly<
    Record<string, { source: { path?: string }; destinations: Readonly<Record<string, { objectKey: string }>> }>
  >;
}

const read = <Content>(directory: string, file: string) =>
  JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Content;
