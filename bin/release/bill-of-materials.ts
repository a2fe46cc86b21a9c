import type { Component } from './components.ts';
import type { SynthesizedFunction } from './functions.ts';

/**
 * List of what is inside a function, as JSON of CycloneDX 1.6. The same function always has the same list: it has neither the
 * time at which it was made nor a random number.
 * Source: OWASP, "CycloneDX v1.6 JSON Reference".
 */
export function billOfMaterials(
  { name, digest }: Pick<SynthesizedFunction, 'name' | 'digest'>,
  components: readonly Component[],
  { version, build }: { readonly version: string; readonly build: string },
) {
  const ref = `boarding-pass-wallet/${name}@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        group: 'boarding-pass-wallet',
        name,
        version,
        properties: [
          { name: 'build', value: build },
          { name: 'aws:cdk:asset', value: digest },
        ],
      },
    },
    components: components.map(componentOf),
    dependencies: [{ ref, dependsOn: components.map(referenceOf) }],
  };
}

function componentOf(component: Component) {
  const { name, version, licence, sha512 } = component;
  const licences = / (OR|AND) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
  const common = { 'bom-ref': referenceOf(component), name, licenses: licences };
  if (version === undefined) return { type: 'data', ...common };
  const hashes = sha512 === undefined ? [] : [{ alg: 'SHA-512', content: sha512 }];
  return { type: 'library', ...common, version, purl: referenceOf(component), hashes };
}

const referenceOf = ({ name, version }: Component) =>
  version === undefined ? `data:${name}` : `pkg:npm/${name.replace('@', '%40')}@${version}`;
