import type * as z from 'zod';
import type { Action, Batch } from '../action.ts';

type Load = () => Promise<Action | Batch>;

/** Every action by its name on the wire, loaded on demand, in the order in which documents list them. */
const loads = {
  createpasstemplate: async () => (await import('./create-pass-template.ts')).createPassTemplate,
  updatepasstemplate: async () => (await import('./update-pass-template.ts')).updatePassTemplate,
  copytemplate: async () => (await import('./copy-template.ts')).copyTemplate,
  getpasstemplate: async () => (await import('./get-pass-template.ts')).getPassTemplate,
  getpasstemplates: async () => (await import('./get-pass-templates.ts')).getPassTemplates,
  updateflight: async () => (await import('./update-flight.ts')).updateFlight,
  updateflights: async () => (await import('./update-flights.ts')).updateFlights,
  getflight: async () => (await import('./get-flight.ts')).getFlight,
  generatepass: async () => (await import('./generate-pass.ts')).generatePass,
  generatepasses: async () => (await import('./generate-passes.ts')).generatePasses,
  generatepassbyid: async () => (await import('./generate-pass-by-id.ts')).generatePassById,
  putpass: async () => (await import('./put-pass.ts')).putPass,
  putpasses: async () => (await import('./put-passes.ts')).putPasses,
  updatepassdata: async () => (await import('./update-pass-data.ts')).updatePassData,
  updatepasses: async () => (await import('./update-passes.ts')).updatePasses,
  movepass: async () => (await import('./move-pass.ts')).movePass,
  movepasses: async () => (await import('./move-passes.ts')).movePasses,
  getpassdata: async () => (await import('./get-pass-data.ts')).getPassData,
  explainpass: async () => (await import('./explain-pass.ts')).explainPass,
  getpassids: async () => (await import('./get-pass-ids.ts')).getPassIds,
  deletepassdata: async () => (await import('./delete-pass-data.ts')).deletePassData,
  createpassissuancelink: async () => (await import('./create-pass-issuance-link.ts')).createPassIssuanceLink,
  updatepassissuancelink: async () => (await import('./update-pass-issuance-link.ts')).updatePassIssuanceLink,
  checkpassissuancelink: async () => (await import('./check-pass-issuance-link.ts')).checkPassIssuanceLink,
} satisfies Record<string, Load>;

export const actions: ReadonlyMap<string, Load> = new Map<string, Load>(Object.entries(loads));

type Loaded = { readonly [Name in keyof typeof loads]: Awaited<ReturnType<(typeof loads)[Name]>> };

/** Names of the actions that are no batches. */
export type ActionName = { [Name in keyof Loaded]: Loaded[Name] extends Batch ? never : Name }[keyof Loaded];

/** Fields of an action's request, without `action`. */
export type SentFields<Name extends ActionName> = z.input<Loaded[Name]['input']>;

/** An action's answer, without `status`. */
export type AnswerOf<Name extends ActionName> = Awaited<ReturnType<Loaded[Name]['run']>>;
