import type { MessageTemplate } from './template.ts';

export interface AnnouncementParams {
  /** Written by the site's people in the language of its reader. */
  readonly title: string;
  readonly text: string;
  /** Path of our own site that it is about, without the language. */
  readonly path: string;
}

export const announcementTemplate: MessageTemplate<AnnouncementParams> = {
  audience: 'marketing',
  secret: false,
  brings: ({ path }) => ({ path }),
};
