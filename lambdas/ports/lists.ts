import type { ListPage } from '../domain/list-pages.ts';
import type { Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';

/** What getpasstemplates shows of a template. */
export interface ListedTemplate extends Pick<Template, 'id' | 'createdAtUtc' | 'updatedAtUtc'> {
  readonly name: string;
}

/** What getpassids shows of a pass. */
export type ListedPass = Pick<Pass, 'passId' | 'createdAtUtc' | 'updatedAtUtc'>;

/** Pages of what an account has, oldest first; past the end there is nothing. */
export interface Lists {
  templates(account: string, page: ListPage): Promise<readonly ListedTemplate[]>;
  passes(templateId: string, page: ListPage): Promise<readonly ListedPass[]>;
}
