import type { SQSEvent } from 'aws-lambda';
import { createFanOutContext } from '../../context/fan-out.ts';
import type { FanOutWork } from '../../domain/work.ts';
import { fanOutEnv } from '../../runtime/env.ts';
import { doWork } from '../shared/do-work.ts';
import { fanOutTemplate } from './fan-out-template.ts';

const tools = createFanOutContext(fanOutEnv.parse(process.env));

/** The queue of templates that have changed. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, {
    retryCode: 'FAN-OUT-RETRY',
    run: (body) => fanOutTemplate(JSON.parse(body) as FanOutWork, tools),
  });
