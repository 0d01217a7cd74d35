/** What the native SQLite binding is called for this machine, such as linux-x64-gnu. */
export function target() {
  const { platform, arch } = process;
  if (platform === 'linux') return `linux-${arch}-${isGnu() ? 'gnu' : 'musl'}`;
  return platform === 'win32' ? `win32-${arch}-msvc` : `${platform}-${arch}`;
}

function isGnu() {
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}
