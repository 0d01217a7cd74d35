import { type Finding, fail, ok } from './finding.ts';

/** Whether this edition can work with a database; `worksSince` is the lowest schema whose edition can. */
export function judgeSchema(version: number, ours: number, worksSince = version): Finding[] {
  if (worksSince > ours)
    return [
      fail(
        `The database has schema ${version}, of a newer edition; this one knows ${ours}.`,
        'Start that edition, or restore a backup of this one.',
      ),
    ];
  if (version > ours)
    return [ok(`The database has schema ${version}, of a newer edition, and this one can use it.`)];
  if (version < ours)
    return [
      ok(`The database has schema ${version}; the server brings it to ${ours} when it starts.`),
    ];
  return [ok(`The database has schema ${version}, as this edition.`)];
}
