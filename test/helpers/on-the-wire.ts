/** Sets, before each test file of a project in jest.all.config.js, that requests to AWS go over HTTP (`startEmbeddedAws`). */
process.env.TEST_AWS = 'wire';
