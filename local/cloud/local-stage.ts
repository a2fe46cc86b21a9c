/** Issuer of the stand-in for a directory in the template, which is deployed with its address in place of it. */
export const localIssuer = 'http://localhost:1/directory';

/** Address of the documents in the template, which is deployed with that of this stack in place of it. */
export const localDocs = 'http://localhost:1/docs';

/** The stand-in's entry in the stage of the local stack. */
export const localDirectory = {
  ...{ id: 'staff', name: 'the staff directory', account: 'demo', issuer: localIssuer, clientId: 'desk' },
  roles: { agent: ['gate-staff'], admin: ['desk-admins'] },
};

/** Values of a stage that the file of the local stack need not have. */
export const localStage = { directories: [localDirectory], docsUrl: localDocs };

/** The desk's secret at the stand-in. */
export const localSecret = 'of-the-local-stack';
