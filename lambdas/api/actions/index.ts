import type { Action, Answer, Batch } from '../action.ts';

type Load = () => Promise<Action | Batch>;

/** Every action by its name on the wire, loaded on demand. */
export const actions: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['createpasstemplate', async () => typeErased((await import('./create-pass-template.ts')).createPassTemplate)],
  ['updatepasstemplate', async () => typeErased((await import('./update-pass-template.ts')).updatePassTemplate)],
  ['getpasstemplate', async () => typeErased((await import('./get-pass-template.ts')).getPassTemplate)],
  ['generatepass', async () => typeErased((await import('./generate-pass.ts')).generatePass)],
  ['generatepassbyid', async () => typeErased((await import('./generate-pass-by-id.ts')).generatePassById)],
  ['updatepassdata', async () => typeErased((await import('./update-pass-data.ts')).updatePassData)],
  ['getpassdata', async () => typeErased((await import('./get-pass-data.ts')).getPassData)],
  ['explainpass', async () => typeErased((await import('./explain-pass.ts')).explainPass)],
  ['getpasstemplates', async () => typeErased((await import('./get-pass-templates.ts')).getPassTemplates)],
  ['getpassids', async () => typeErased((await import('./get-pass-ids.ts')).getPassIds)],
  ['deletepassdata', async () => typeErased((await import('./delete-pass-data.ts')).deletePassData)],
  [
    'createpassissuancelink',
    async () => typeErased((await import('./create-pass-issuance-link.ts')).createPassIssuanceLink),
  ],
  [
    'updatepassissuancelink',
    async () => typeErased((await import('./update-pass-issuance-link.ts')).updatePassIssuanceLink),
  ],
  [
    'checkpassissuancelink',
    async () => typeErased((await import('./check-pass-issuance-link.ts')).checkPassIssuanceLink),
  ],
  ['updateflight', async () => typeErased((await import('./update-flight.ts')).updateFlight)],
  ['updateflights', async () => (await import('./update-flights.ts')).updateFlights],
  ['getflight', async () => typeErased((await import('./get-flight.ts')).getFlight)],
  ['copytemplate', async () => typeErased((await import('./copy-template.ts')).copyTemplate)],
  ['movepass', async () => typeErased((await import('./move-pass.ts')).movePass)],
  ['movepasses', async () => (await import('./move-passes.ts')).movePasses],
  ['generatepasses', async () => (await import('./generate-passes.ts')).generatePasses],
  ['putpass', async () => typeErased((await import('./put-pass.ts')).putPass)],
  ['putpasses', async () => (await import('./put-passes.ts')).putPasses],
  ['updatepasses', async () => (await import('./update-passes.ts')).updatePasses],
]);

/** Erases the input's type: dispatch validates the input with the action's own schema. */
function typeErased<Input, Output extends Answer>(action: Action<Input, Output>): Action {
  return action as Action;
}
