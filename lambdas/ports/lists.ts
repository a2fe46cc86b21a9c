import type { ListPage } from '../domain/list-pages.ts';
import type { Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';

/** An entry of getpasstemplates. */
export interface ListedTemplate extends Pick<Template, 'id' | 'createdAtUtc' | 'updatedAtUtc'> {
  readonly name: string;
}

/** An entry of getpassids. */
export type ListedPass = Pick<Pass, 'passId' | 'createdAtUtc' | 'updatedAtUtc'>;

/** Pages of an account's templates and passes, oldest first; empty past the end. */
export interface Lists {
  templates(account: string, page: ListPage): Promise<readonly ListedTemplate[]>;
  /** Number of a template's passes; at about the same cost for any number once the list has been filed. */
  countPasses(templateId: string): Promise<number>;
  passes(templateId: string, page: ListPage): Promise<readonly ListedPass[]>;
}
