/** The architecture as rules: who may import whom, and why. test/long/architecture.test.ts proves that each one bites. */

/** An npm package wherever it is installed, and its types. */
const npm = (...names) => names.map((name) => `(^|/)node_modules/(@types/)?${name.replaceAll('.', '\\.')}/`);
const node = (...modules) => modules.map((module) => `^${module}$`);

const domain = '^lambdas/domain/';
const ports = '^lambdas/ports/';
const issuing = '^lambdas/issuing/';
const links = '^lambdas/links/';
/** Compares secrets, not only those of links. */
const equalsSecret = '^lambdas/links/equals-secret\\.ts$';
const pages = '^lambdas/pages/';
const phones = '^lambdas/pages/phones/';
const retry = '^lambdas/retry/';
const http = '^lambdas/http/';
const runtime = '^lambdas/runtime/';
const context = '^lambdas/context/';
const sessions = '^lambdas/sessions/';
/** Paths that the pages for staff, their functions and the distribution share. */
const pathsAndHeaders = '^lambdas/ports/(staff-paths|prefetch-headers)\\.ts$';
/** Names that storage and the functions' policies share. */
const policyNames = '^lambdas/storage/policy-names\\.ts$';
/** The description of the API, which is served as it is. */
const openApi = '^docs/openapi\\.json$';
/** The files that Lambda calls, the only ones that know the context. */
const handlers = '^lambdas/(api|web|jobs|settings|desk)/(?:.*/|)handler\\.ts$';
const development = '^(local|test|bench|sim|world)/';
const clientsOfStages = '^bin/(smoke|histories)/';

/** Files under `path` may import each other and what is listed, nothing else; of Node what is listed, or anything. */
const layer = (name, comment, path, { mayImport, anyOfNode = false, except = [] }) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: except },
  to: {
    pathNot: [path, development, ...mayImport],
    ...(anyOfNode ? { dependencyTypesNot: ['core'] } : {}),
    // Has a rule of its own, as has development.
    couldNotResolve: false,
  },
});

/**
 * Rooms of the houses that are too large for one folder, by floor, the ground first. A room is a folder; it imports rooms of the
 * floors below it, and none of its own floor. test/long/architecture.test.ts compares them with the folders.
 */
export const rooms = {
  'lambdas/domain': [
    ['time', 'text', 'request', 'airport'],
    ['fields', 'barcode'],
    ['template-fields', 'languages', 'desk'],
    ['template'],
    ['pass', 'flight', 'barcode-check'],
    ['shown', 'link', 'group', 'delivery'],
    ['updates'],
  ],
  world: [
    ['time', 'promises', 'table/values'],
    ['faults', 'table/expressions', 'aws', 'phones'],
    ['wallets', 'table'],
  ],
  local: [
    ['basics'],
    ['cloud', 'iam', 'demo'],
    ['aws/wire', 'own-table'],
    ['aws/limits'],
    ['aws'],
    ['lambda'],
    ['edge'],
    ['faults'],
    ['wallets'],
    ['deploy'],
    ['start-page'],
  ],
  sim: [['world'], ['universe'], ['workload'], ['invariants']],
};

/** The folder without the rooms inside it. */
const roomIn = (house, room) => {
  const inner = rooms[house].flat().filter((other) => other.startsWith(`${room}/`));
  const others = inner.map((other) => `${other.slice(room.length + 1)}/`);
  return `^${house}/${room}/${others.length > 0 ? `(?!${others.join('|')})` : ''}`;
};

/** A rule for each room of a house, all of one name. */
const floors = (name, comment, house) =>
  rooms[house].flatMap((floor, height) =>
    floor.map((room) => ({
      name,
      comment,
      severity: 'error',
      from: { path: roomIn(house, room) },
      to: {
        path: `^${house}/`,
        pathNot: [room, ...rooms[house].slice(0, height).flat()].map((allowed) => roomIn(house, allowed)),
      },
    })),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    layer(
      'domain-is-pure',
      'The rules of boarding passes hold without clock, network, AWS or Node: they are tested as functions and read alone.',
      domain,
      { mayImport: npm('zod', 'date-fns-tz') },
    ),
    ...floors(
      'domain-floors',
      'A subject is read with the subjects below it, and never with what is made of it.',
      'lambdas/domain',
    ),
    ...floors('world-floors', 'A part of the world is used alone, by whoever needs only that.', 'world'),
    ...floors('local-floors', 'A stand-in is replaced, or used by itself, without the stack that starts it.', 'local'),
    ...floors('sim-floors', 'The world knows nobody who lives in it, and they do not know who judges them.', 'sim'),
    layer('ports-know-only-the-domain', 'A port that knows its adapter is no port.', ports, { mayImport: [domain] }),
    layer(
      'retry-knows-ports-only',
      'How to repeat what failed for a moment holds for every service: it waits and draws lots by the clock that it is given.',
      retry,
      { mayImport: [ports] },
    ),
    layer(
      'http-knows-ports-only',
      'How an address finds its endpoint, an event its body and an error its answer is the same for api, web, settings and desk.',
      http,
      { mayImport: [domain, ports, ...npm('aws-lambda')] },
    ),
    layer(
      'pages-only-render',
      'A page is a function of what it shows; beyond that it needs barcodes, compression and the hashes of its security policy.',
      pages,
      { mayImport: [domain, ports, ...npm('bwip-js', 'uqr'), ...node('crypto', 'zlib')], except: [phones] },
    ),
    layer(
      'phones-are-drawn-anywhere',
      'A pass is drawn from the wallets’ own files in Node and in a browser: of the pages it has markup, colors and barcodes.',
      phones,
      {
        mayImport: [
          domain,
          '^lambdas/pages/(barcode-outline|html|icons|page-colors|style-sheet)\\.ts$',
          ...npm('fflate'),
        ],
      },
    ),
    layer(
      'issuing-knows-no-adapter',
      'The use cases that api and web share reach the outside through ports only.',
      issuing,
      { mayImport: [domain, ports, pages, retry] },
    ),
    layer(
      'links-only-judge',
      'What following an issuance link and checking one share: it reads through ports, and neither makes nor counts.',
      links,
      { mayImport: [domain, ports, ...node('crypto', 'zlib')] },
    ),
    layer(
      'api-knows-no-adapter',
      'Actions run against ports: the same in tests, locally and deployed. Web and jobs are neighbours, not tools.',
      '^lambdas/api/',
      {
        mayImport: [domain, ports, issuing, links, retry, http, ...npm('zod', 'aws-lambda')],
        anyOfNode: true,
        except: handlers,
      },
    ),
    layer(
      'web-knows-no-adapter',
      'As for api; besides, the public routes answer with pages, and count clients by their networks.',
      '^lambdas/web/',
      {
        mayImport: [
          domain,
          ports,
          http,
          issuing,
          links,
          pages,
          retry,
          openApi,
          ...npm('zod', 'aws-lambda', 'ipaddr.js'),
        ],
        anyOfNode: true,
        except: handlers,
      },
    ),
    layer(
      'settings-knows-no-adapter',
      'As for api; besides, it answers with its page. The function that shows API keys has no other code than it needs.',
      '^lambdas/settings/',
      {
        mayImport: [domain, ports, http, pages, retry, sessions, ...npm('zod', 'aws-lambda')],
        anyOfNode: true,
        except: handlers,
      },
    ),
    layer(
      'desk-knows-no-adapter',
      'As for settings; what people do is done by the actions of the API, under the same rules.',
      '^lambdas/desk/',
      {
        mayImport: [
          domain,
          ports,
          http,
          issuing,
          pages,
          retry,
          sessions,
          equalsSecret,
          '^lambdas/api/',
          ...npm('aws-lambda'),
        ],
        anyOfNode: true,
        except: handlers,
      },
    ),
    layer(
      'sessions-know-no-adapter',
      'Who sends a request, and whether a page of ours does, is decided once for the desk and the settings page.',
      sessions,
      { mayImport: [domain, ports, equalsSecret, ...npm('aws-lambda')] },
    ),
    layer('jobs-know-no-adapter', 'As for api.', '^lambdas/jobs/', {
      mayImport: [domain, ports, issuing, retry, ...npm('zod', 'aws-lambda')],
      anyOfNode: true,
      except: handlers,
    }),
    layer(
      'handlers-join-folder-and-context',
      'A handler has nothing to build or decide: adapters come from the context, answers from its own folder.',
      handlers,
      {
        mayImport: [
          '^lambdas/$1/',
          context,
          http,
          runtime,
          domain,
          ports,
          pages,
          equalsSecret,
          ...npm('@middy/core', 'aws-lambda'),
        ],
        anyOfNode: true,
      },
    ),
    {
      name: 'handlers-are-entries',
      comment: 'Whoever imports a handler gets the whole context with it.',
      severity: 'error',
      from: { path: '^lambdas/(api|web|jobs|settings|desk)/' },
      to: { path: '^lambdas/$1/(?:.*/|)handler\\.ts$' },
    },
    layer(
      'context-knows-adapters-only',
      'The one place where adapters are built. If it knew who uses them, every function would carry every other.',
      context,
      {
        mayImport: [
          domain,
          ports,
          retry,
          runtime,
          '^lambdas/storage/',
          '^lambdas/wallets/',
          '^lambdas/cognito/',
          '^lambdas/oidc/',
          ...npm('@aws-sdk/[^/]+'),
        ],
      },
    ),
    layer(
      'runtime-knows-no-layer',
      'Clock, secrets, log and image fetching serve every function; of AWS they know the secrets only.',
      runtime,
      {
        mayImport: [
          domain,
          ports,
          retry,
          ...npm('@aws-sdk/client-secrets-manager', '@middy/core', 'aws-lambda', 'ipaddr.js', 'zod'),
        ],
        anyOfNode: true,
      },
    ),
    layer(
      'storage-is-an-adapter',
      'DynamoDB and S3 behind ports: they know what is kept, not who asks for it.',
      '^lambdas/storage/',
      { mayImport: [domain, ports, retry, ...npm('@aws-sdk/[^/]+', 'aws-lambda'), ...node('crypto')] },
    ),
    layer('cognito-is-an-adapter', 'Knows who somebody is, and nothing of what they may do.', '^lambdas/cognito/', {
      mayImport: [
        ports,
        retry,
        '^lambdas/oidc/code-flow\\.ts$',
        '^lambdas/runtime/env\\.ts$',
        ...npm('@aws-sdk/client-cognito-identity-provider', 'oauth4webapi'),
      ],
    }),
    layer(
      'oidc-is-an-adapter',
      'Knows what a directory says of somebody, and not where people are kept.',
      '^lambdas/oidc/',
      {
        mayImport: [
          domain,
          ports,
          retry,
          '^lambdas/runtime/expiring-cache\\.ts$',
          ...npm('oauth4webapi'),
          ...node('crypto'),
        ],
      },
    ),
    layer(
      'apple-is-an-adapter',
      'Knows neither the other wallet nor where passes are kept. The packages judge certificates at the door.',
      '^lambdas/wallets/apple/',
      {
        mayImport: [
          domain,
          ports,
          retry,
          ...npm('fflate', 'node-forge', 'passkit-generator'),
          ...node('crypto', 'zlib', 'https?', 'http2', 'events'),
        ],
      },
    ),
    layer(
      'google-is-an-adapter',
      'Knows neither the other wallet nor where passes are kept.',
      '^lambdas/wallets/google/',
      { mayImport: [domain, ports, retry, ...npm('jose'), ...node('crypto', 'http', 'https', 'stream')] },
    ),
    layer(
      'browser-knows-no-server',
      'It runs in a page: of the service it knows the shape of the answers and how passes are drawn, and no Node.',
      '^browser/',
      { mayImport: [ports, phones] },
    ),
    layer(
      'lib-knows-only-the-environment',
      'CDK names functions by path, types their environment and the files that it puts beside them, and limits them to their items: importing their code would run it at deployment. Metrics are named as they are written. Misspelt settings are suggested as everywhere.',
      '^lib/',
      {
        mayImport: [
          '^lambdas/runtime/env\\.ts$',
          '^lambdas/ports/(people|wallets)\\.ts$',
          '^lambdas/domain/text/edit-distance\\.ts$',
          '^lambdas/domain/delivery/figure\\.ts$',
          policyNames,
          pathsAndHeaders,
          ...npm('aws-cdk-lib', 'constructs', 'cdk-nag', 'rolldown', 'zod'),
        ],
        anyOfNode: true,
      },
    ),
    {
      name: 'policy-names-are-constants',
      comment: 'CDK imports them, and would run at deployment whatever else they import.',
      severity: 'error',
      from: { path: policyNames },
      to: {},
    },
    layer(
      'clients-stand-alone',
      'A client is copied into the systems of airlines: it comes with its types and needs nothing but Node.',
      '^clients/',
      { mayImport: [], anyOfNode: true },
    ),
    {
      name: 'development-is-imported-by-nothing',
      comment: 'What is deployed must not need the local stack, the tests, the benchmark or the simulation.',
      severity: 'error',
      from: { pathNot: [development, clientsOfStages] },
      to: { path: development },
    },
    {
      name: 'clients-of-stages-have-phone-and-judge',
      comment:
        'What asks a stage from outside is not part of what it asks, even as its canary: it has the phone and the judge of all tests, and no more of theirs.',
      severity: 'error',
      from: { path: clientsOfStages },
      to: { path: development, pathNot: '^world/(phones|promises)/' },
    },
    {
      name: 'world-knows-no-front',
      comment:
        'The outside world is one: the local stack, the simulation, tests and benches each show it in their way.',
      severity: 'error',
      from: { path: '^world/' },
      to: { path: '^(local|test|bench|sim|bin|lib)/' },
    },
    {
      name: 'only-the-clock-waits',
      comment: 'Whatever waits asks the clock, so that tests decide how time passes. Globals: bin/only-the-clock.grit.',
      severity: 'error',
      from: { path: '^(lambdas|bin|sim|world)/', pathNot: '^lambdas/runtime/clock\\.ts$' },
      to: { path: node('timers', 'timers/promises') },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other cannot be read one at a time; imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere is checked by no other rule. Runners of clients run elsewhere.',
      severity: 'error',
      from: { pathNot: '^test/long/clients/runners/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types are dependencies too: they say what a file knows about.
    tsPreCompilationDeps: true,
    // No rule is about what nothing imports, or who reaches what; nor is a link part of a path in the tree.
    skipAnalysisNotInRules: true,
    preserveSymlinks: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
