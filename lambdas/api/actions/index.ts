import type { Action } from '../action.ts';

/** Every action by its name on the wire. A call loads only the action that it names. */
export const actions: ReadonlyMap<string, () => Promise<Action>> = new Map<string, () => Promise<Action>>([
  ['createpasstemplate', async () => erased((await import('./create-pass-template.ts')).createPassTemplate)],
  ['updatepasstemplate', async () => erased((await import('./update-pass-template.ts')).updatePassTemplate)],
  ['getpasstemplate', async () => erased((await import('./get-pass-template.ts')).getPassTemplate)],
  ['generatepass', async () => erased((await import('./generate-pass.ts')).generatePass)],
  ['generatepassbyid', async () => erased((await import('./generate-pass-by-id.ts')).generatePassById)],
  ['updatepassdata', async () => erased((await import('./update-pass-data.ts')).updatePassData)],
  ['getpassdata', async () => erased((await import('./get-pass-data.ts')).getPassData)],
  ['getpasstemplates', async () => erased((await import('./get-pass-templates.ts')).getPassTemplates)],
  ['getpassids', async () => erased((await import('./get-pass-ids.ts')).getPassIds)],
  ['deletepassdata', async () => erased((await import('./delete-pass-data.ts')).deletePassData)],
  [
    'createpassissuancelink',
    async () => erased((await import('./create-pass-issuance-link.ts')).createPassIssuanceLink),
  ],
  [
    'updatepassissuancelink',
    async () => erased((await import('./update-pass-issuance-link.ts')).updatePassIssuanceLink),
  ],
  ['checkpassissuancelink', async () => erased((await import('./check-pass-issuance-link.ts')).checkPassIssuanceLink)],
]);

/** Dispatch parses the input with the action's own schema, so it need not know the type. */
function erased<Input, Output extends object>(action: Action<Input, Output>): Action {
  return action as Action;
}
