// Runs before the first paint, so that a night reader is never flashed with white paper, and nothing moves when the
// running games come.
(() => {
  const readItem = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let kept = {};
  try {
    kept = JSON.parse(readItem('settings') ?? '{}') ?? {};
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.dataset.theme =
    kept.theme === 'night' || (kept.theme !== 'paper' && dark) ? 'night' : 'paper';
  root.dataset.running = readItem('running') === '1' ? 'some' : 'none';
  if (kept.type === 'large') root.dataset.type = 'large';
  if (kept.hand === 'left') root.dataset.hand = 'left';
})();
