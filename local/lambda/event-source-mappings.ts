import type { Invoker } from '../../world/aws/invoker.ts';
import { AwsError } from '../aws/wire/json-service.ts';
import { arn } from '../basics/account.ts';
import { type Listening, listen, readBody, sendJson } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';

interface Configuration {
  readonly EventSourceArn: string;
  readonly FunctionArn: string;
  readonly BatchSize: number;
}

interface Mapping extends Configuration {
  isEnabled: boolean;
  /** Set for mappings of streams only. */
  lastProcessingResult?: string;
}

const statuses: Readonly<Record<string, number>> = { AccessDeniedException: 403, ResourceNotFoundException: 404 };

/**
 * Lambda's API of event source mappings: GetEventSourceMapping, and UpdateEventSourceMapping of `Enabled`. Until the stack
 * stops, a disabled mapping does not poll.
 * Source: AWS Lambda API reference.
 */
export class EventSourceMappings {
  readonly #mappings = new Map<string, Mapping>();

  /** @returns the function as the mapping calls it, and whether the mapping may poll. */
  declare(id: string, configuration: Configuration, target: Invoker): { target: Invoker; isEnabled: () => boolean } {
    const isOfStream = configuration.EventSourceArn.startsWith('arn:aws:dynamodb:');
    const first = isOfStream ? { lastProcessingResult: 'No records processed' } : {};
    // Several mappings read the simulated shards of a stream; for the API they are one.
    const mapping: Mapping = this.#mappings.get(id) ?? { ...configuration, isEnabled: true, ...first };
    this.#mappings.set(id, mapping);
    const invoke = async (event: unknown, traceHeader?: string) => {
      try {
        const answer = await target.invoke(event, traceHeader);
        mapping.lastProcessingResult = 'OK';
        return answer;
      } catch (error) {
        mapping.lastProcessingResult = 'PROBLEM: Function call failed';
        throw error;
      }
    };
    return { target: isOfStream ? { invoke } : target, isEnabled: () => mapping.isEnabled };
  }

  /** Ids of the mappings that poll. */
  polling(): string[] {
    return [...this.#mappings].flatMap(([id, { isEnabled }]) => (isEnabled ? id : []));
  }

  /** @throws AwsError if there is no such mapping. */
  enable(id: string, isEnabled: boolean): void {
    this.#mapping(id).isEnabled = isEnabled;
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listen(async (request, response) => {
      const [, id = ''] = /^\/2015-03-31\/event-source-mappings\/([^/?]+)/.exec(request.url ?? '') ?? [];
      const isUpdate = request.method === 'PUT';
      const body = (await readBody(request)).toString();
      try {
        const action = `lambda:${isUpdate ? 'Update' : 'Get'}EventSourceMapping`;
        guard.check(request.headers, { action, resource: arn('lambda', `event-source-mapping:${id}`) });
        sendJson(response, isUpdate ? 202 : 200, isUpdate ? this.#update(id, JSON.parse(body)) : this.#describe(id));
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        const { code, message } = error;
        sendJson(response, statuses[code] ?? 400, { Type: 'User', Message: message }, { 'x-amzn-errortype': code });
      }
    });
  }

  #mapping(id: string): Mapping {
    const mapping = this.#mappings.get(id);
    if (mapping) return mapping;
    throw new AwsError('ResourceNotFoundException', 'The resource you requested does not exist.');
  }

  #describe(id: string): object {
    const { isEnabled, lastProcessingResult, ...configuration } = this.#mapping(id);
    const state = { State: isEnabled ? 'Enabled' : 'Disabled', StateTransitionReason: 'User action' };
    return { UUID: id, ...configuration, ...state, LastProcessingResult: lastProcessingResult };
  }

  #update(id: string, { Enabled, ...others }: { readonly Enabled?: boolean; readonly FunctionName?: string }): object {
    this.#mapping(id);
    if (typeof Enabled !== 'boolean' || Object.keys(others).length > 0)
      throw new AwsError('InvalidParameterValueException', 'The local stack changes nothing but Enabled of a mapping');
    this.enable(id, Enabled);
    return { ...this.#describe(id), State: Enabled ? 'Enabling' : 'Disabling' };
  }
}
