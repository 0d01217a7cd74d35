// Runs before the first paint, so that a night reader is never flashed with white paper.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.dataset.theme =
    kept.theme === 'night' || (kept.theme !== 'paper' && dark) ? 'night' : 'paper';
  if (kept.type === 'large') root.dataset.type = 'large';
  if (kept.hand === 'left') root.dataset.hand = 'left';
})();
