/** Takes the place of `node:process` in bundles: an import reads every export, three of which open the standard streams. */
export const { env, versions } = process;

export default process;
