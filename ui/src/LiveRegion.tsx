/** Says what happened to whoever listens instead of looking: politely, one batch at a time. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
