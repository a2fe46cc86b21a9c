import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** Connections of a client at a time, as the AWS SDK has them by default. */
export const maxSockets = 50;
const pool = { keepAlive: true, maxSockets };

/**
 * Connections of the clients of AWS, kept open between requests. When one fails, the idle ones are closed: after a freeze
 * of the function all of them may have ended, and they may be more than a request has attempts.
 * Source: docs/decisions/retries.md#timeouts-begin-with-a-connection
 */
export function pooledConnections() {
  return { httpAgent: forgetful(new HttpAgent(pool)), httpsAgent: forgetful(new HttpsAgent(pool)) };
}

function forgetful<Agent extends HttpAgent>(agent: Agent): Agent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...options) => {
    const connection = connect(...options);
    connection?.once('error', () => {
      for (const idle of Object.values(agent.freeSockets).flat()) idle?.destroy();
    });
    return connection;
  };
  return agent;
}
