/**
 * Sets, before each test file of the project in jest.ci.config.js, the environment of a laptop without dynoxide; stacks
 * inherit it.
 */
process.env.LOCAL_DATABASE = 'own';
