import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';
import { countSchema } from './parts.ts';
import { lineSchema } from './request.ts';

/** Why somebody reports a table or a line. */
export const REPORT_REASONS = ['abuse', 'spam', 'name', 'deck', 'unfair', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportReasonSchema = v.picklist(REPORT_REASONS);

/** Without a line, the table as a whole is meant. */
export const newReportSchema = v.strictObject({
  reason: reportReasonSchema,
  text: v.exactOptional(lineSchema(WIRE_LIMITS.reportText)),
  line: v.exactOptional(countSchema),
});

export const reportedSchema = v.object({ reported: v.literal(true) });
