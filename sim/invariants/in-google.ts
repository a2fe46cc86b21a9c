import { equalAsJson } from '../../lambdas/domain/fields/changes.ts';
import { wordingsOf } from '../../lambdas/domain/languages/wordings.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { isObjectStale } from '../../lambdas/domain/updates/google.ts';
import { flightClassInput, flightObjectInput } from '../../lambdas/issuing/google.ts';
import { flightClassOf } from '../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../lambdas/wallets/google/flight-object.ts';
import { heeded, type Resource } from '../../world/wallets/google-rules.ts';
import type { Universe } from '../universe/universe.ts';
import { environment, issuerId } from '../world/environment.ts';

interface Current {
  readonly pass: Pass;
  readonly template: Template;
}

/** Finds a class or an object that does not show its record, or an object that is shown beside another of its pass. */
export async function outdatedInGoogle({ google, world }: Universe, current: ReadonlyMap<string, Current>) {
  const services = { clock: { now: () => new Date(world.nowMs) } as never, publicBaseUrl: environment.PUBLIC_BASE_URL };
  for (const { pass, template } of current.values()) {
    const wordings = await wordingsOf(template);
    const flightClass = heeded(flightClassOf(issuerId, flightClassInput(services, template, wordings)));
    const ofClass = template.googleClass && difference(flightClass, google.classOf(template.id));
    if (ofClass) return `the class of ${template.id}: ${ofClass}`;
    if (pass.googleObject === undefined) continue;
    const stored = google.objectOf({ ...pass.googleObject, passKey: pass.passKey });
    const expected = flightObjectOf(issuerId, flightObjectInput(services, template, pass, wordings));
    // An erased pass that was to move is emptied where it is.
    const { classId } = pass.erasedAtUtc === undefined ? expected : (stored?.resource ?? expected);
    const ofObject = difference({ ...expected, classId }, stored?.resource);
    if (ofObject || isObjectStale(template, pass)) return `the object of ${pass.passId} (${pass.passKey}): ${ofObject}`;
  }
  for (const { passKey, number, isReplaced } of google.objects()) {
    const record = current.get(passKey);
    if (record && !isReplaced && number !== record.pass.googleObject?.number)
      return `${passKey} ${number} is shown beside another`;
  }
  return undefined;
}

/** Messages show what has been sent, and Google itself knows who has saved an object. */
const others = new Set(['messages', 'hasUsers']);

/** The first field that differs, in words. */
function difference(expected: Resource, stored: Resource = {}): string | undefined {
  const asJson: Resource = JSON.parse(JSON.stringify(expected));
  for (const name of new Set([...Object.keys(asJson), ...Object.keys(stored)])) {
    const [one, other] = [asJson[name], stored[name]];
    if (!equalAsJson(one, other) && !others.has(name))
      return `${name} is ${JSON.stringify(other)}, not ${JSON.stringify(one)}`;
  }
  return undefined;
}
