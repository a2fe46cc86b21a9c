import { fieldsOfPass } from '../../lambdas/domain/fields/pass-fields.ts';
import { fieldsOfTemplate } from '../../lambdas/domain/template-fields/template-fields.ts';
import {
  actionLinkTable,
  causeTable,
  featuredActionTable,
  fieldTable,
  requiredAmong,
  requiredOfPass,
} from './field-tables.ts';
import { linkTexts, passTexts, requestTexts, templateTexts } from './field-texts.ts';
import { withEmpty } from './json-schema.ts';
import {
  described,
  newTemplateProperties,
  ofContact,
  ofEventFlight,
  ofNewLink,
  ofNewPass,
  ofNewTemplate,
  withBothSpellings,
} from './request-fields.ts';

/** Tables of all fields of a template and of a link, by the action in whose page they stand; pages of other actions lead there. */
export const wholeTables: Readonly<Record<string, string>> = {
  createpasstemplate: fieldTable(
    newTemplateProperties,
    templateTexts,
    requiredAmong(ofNewTemplate.required),
    fieldsOfTemplate,
  ),
  createpassissuancelink: fieldTable(
    described(ofNewLink.fields, linkTexts),
    linkTexts,
    requiredAmong(ofNewLink.required),
  ),
};

/** Further tables, by the names of their places. */
export const fieldTables: Readonly<Record<string, string>> = {
  'pass-data': fieldTable(
    described(withBothSpellings(ofNewPass.fields), passTexts),
    passTexts,
    requiredOfPass(ofNewPass.required),
    fieldsOfPass,
  ),
  'pass-meta-data': fieldTable(described(ofContact.fields, passTexts), passTexts, requiredAmong()),
  flight: fieldTable(
    described(withEmpty(ofEventFlight), { ...templateTexts, ...requestTexts }),
    templateTexts,
    requiredAmong(ofEventFlight.required),
  ),
  'action links': actionLinkTable(),
  'featured actions': featuredActionTable(),
  causes: causeTable(),
};
