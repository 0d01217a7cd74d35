import type { Page } from '@playwright/test';

/** Leads the page to a screen that is worth a picture. */
export type Stop = (page: Page) => Promise<unknown>;
