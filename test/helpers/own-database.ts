/**
 * Before each test file of the project in jest.ci.config.js: in this file's environment, which its processes inherit, stacks
 * are as on a laptop without dynoxide.
 */
Object.assign(process.env, { LOCAL_DATABASE: 'own', TEST_EFFORT: '1' });
