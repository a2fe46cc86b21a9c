import type { Template } from '../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { exampleTemplate } from './examples.ts';

/** The example's template for a flight from Munich to New York, on a day with summer time in New York only. */
export function transatlantic(changes: Partial<TemplateFields> = {}): Template {
  const { airports } = exampleTemplate();
  const destination = {
    code: 'JFK',
    name: 'John F. Kennedy International Airport',
    city: 'New York City',
    timeZone: 'America/New_York',
    latitude: 40.6398,
    longitude: -73.7787,
  };
  const fields = {
    'destination-airport': 'JFK',
    'destination-airport-label': 'New York',
    'arrival-time': '2027-03-15T20:45:00',
  };
  return exampleTemplate({ ...fields, ...changes }, { airports: { origin: airports?.origin, destination } });
}
