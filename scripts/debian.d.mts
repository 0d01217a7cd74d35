export function findProgram(names: readonly string[]): string | null;
export function installDebian(packages: readonly string[]): boolean;
