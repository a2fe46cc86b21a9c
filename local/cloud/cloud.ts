import { accountId, arn, region } from '../basics/account.ts';
import { attributesOf, generatedName, namePropertyOf, type StandInUrls } from '../basics/names.ts';
import type { SynthesizedStack } from './assembly.ts';

/** A resource with evaluated properties: without Ref, Fn::GetAtt or Fn::ImportValue. */
export interface Resource<Properties> {
  /** Id of the resource in its template. */
  readonly logicalId: string;
  readonly name: string;
  readonly ref: string;
  readonly arn: string;
  readonly properties: Properties;
  readonly assetDirectories: ReadonlyMap<string, string>;
}

/**
 * Synthesized stacks as if deployed: names every resource and evaluates the templates' intrinsic functions.
 * Source: AWS CloudFormation, intrinsic function reference.
 */
export class Cloud {
  readonly #stacks: readonly SynthesizedStack[];
  readonly #urls: StandInUrls;

  constructor(stacks: readonly SynthesizedStack[], urls: StandInUrls) {
    this.#stacks = stacks;
    this.#urls = urls;
  }

  /** All resources of some types, in the order of the templates. */
  resources<Properties>(...types: string[]): Resource<Properties>[] {
    return this.#stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources ?? {})
        .filter(([, { Type }]) => types.includes(Type))
        .map(([id, { Properties }]) => {
          const { ref, Arn } = this.#attributes(stack, id);
          return {
            logicalId: id,
            name: this.#name(stack, id),
            ref: ref ?? '',
            arn: Arn ?? ref ?? '',
            properties: this.#evaluate(stack, Properties ?? {}) as Properties,
            assetDirectories: stack.assetDirectories,
          };
        }),
    );
  }

  /** The stacks' outputs by name. */
  outputs(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#stacks.flatMap((stack) =>
        Object.entries(stack.template.Outputs ?? {}).map(([name, { Value }]) => [
          name,
          String(this.#evaluate(stack, Value)),
        ]),
      ),
    );
  }

  #name(stack: SynthesizedStack, id: string): string {
    const { Type, Properties } = this.#resource(stack, id);
    // Both are named within their function. There is one version of it here.
    if (Type === 'AWS::Lambda::Alias' || Type === 'AWS::Lambda::Version')
      return `${this.#evaluate(stack, Properties?.FunctionName)}:${Properties?.Name ?? 1}`;
    const explicit = Properties?.[namePropertyOf(Type)];
    return typeof explicit === 'undefined' ? generatedName(stack.name, id) : String(this.#evaluate(stack, explicit));
  }

  #attributes(stack: SynthesizedStack, id: string): Readonly<Record<string, string>> {
    return attributesOf(this.#resource(stack, id).Type, this.#name(stack, id), this.#urls);
  }

  #resource(stack: SynthesizedStack, id: string) {
    const resource = stack.template.Resources?.[id];
    if (!resource) throw new Error(`${stack.name}: the template refers to ${id}, which it does not have`);
    return resource;
  }

  #evaluate(stack: SynthesizedStack, node: unknown): unknown {
    if (Array.isArray(node))
      return node.map((each) => this.#evaluate(stack, each)).filter((each) => each !== undefined);
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::')))
      return this.#call(stack, name, argument);
    const evaluated = entries.map(([key, value]) => [key, this.#evaluate(stack, value)]);
    return Object.fromEntries(evaluated.filter(([, value]) => value !== undefined));
  }

  #call(stack: SynthesizedStack, name: string, argument: unknown): unknown {
    if (name === 'Ref') return this.#ref(stack, String(argument));
    if (name === 'Fn::GetAtt') {
      const [id = '', ...attribute] = typeof argument === 'string' ? argument.split('.') : (argument as string[]);
      return this.#attribute(stack, id, attribute.join('.'));
    }
    if (name === 'Fn::Sub') return this.#substitute(stack, argument as string | [string, Record<string, unknown>]);
    const values = this.#evaluate(stack, argument);
    switch (name) {
      case 'Fn::ImportValue':
        return this.#imported(String(values));
      case 'Fn::Join': {
        const [separator, parts] = values as [string, unknown[]];
        return parts.join(separator);
      }
      case 'Fn::Split': {
        const [separator, text] = values as [string, string];
        return text.split(separator);
      }
      case 'Fn::Select': {
        const [index, list] = values as [number, unknown[]];
        return list[Number(index)];
      }
      default:
        throw new Error(`${stack.name}: ${name} is not known to the local stack`);
    }
  }

  #ref(stack: SynthesizedStack, id: string): unknown {
    if (id.startsWith('AWS::')) return pseudoParameter(stack.name, id);
    const parameter = stack.template.Parameters?.[id];
    return parameter ? parameter.Default : this.#attribute(stack, id, 'ref');
  }

  #attribute(stack: SynthesizedStack, id: string, attribute: string): string {
    const { Type } = this.#resource(stack, id);
    const attributes = this.#attributes(stack, id);
    // Attributes that are not used here (a policy's id, a certificate's ARN) only have to be distinct.
    return attributes[attribute] ?? arn(Type.split('::')[1]?.toLowerCase() ?? '', `${attributes.ref}/${attribute}`);
  }

  #substitute(stack: SynthesizedStack, argument: string | [string, Record<string, unknown>]): string {
    const [text, variables] = typeof argument === 'string' ? [argument, {}] : argument;
    return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
      if (name.startsWith('!')) return `\${${name.slice(1)}}`;
      if (name in variables) return String(this.#evaluate(stack, variables[name]));
      return String(this.#call(stack, name.includes('.') ? 'Fn::GetAtt' : 'Ref', name));
    });
  }

  #imported(exportName: string): unknown {
    for (const stack of this.#stacks) {
      for (const { Value, Export } of Object.values(stack.template.Outputs ?? {})) {
        if (Export && this.#evaluate(stack, Export.Name) === exportName) return this.#evaluate(stack, Value);
      }
    }
    throw new Error(`No stack exports ${exportName}`);
  }
}

function pseudoParameter(stackName: string, id: string): string | undefined {
  const values: Readonly<Record<string, string>> = {
    'AWS::AccountId': accountId,
    'AWS::Partition': 'aws',
    'AWS::Region': region,
    'AWS::StackId': arn('cloudformation', `stack/${stackName}/local`),
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  return values[id];
}
