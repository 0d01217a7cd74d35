import { Button } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrCode } from './QrCode.tsx';

/** The ways to a table: a link, a picture of it for telephones, and a code to read out. */
export function SharePanel(props: { address: string; code?: string; title: string }) {
  const say = useSay();
  const { address, code, title } = props;
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="share">
      <QrCode text={address} label={say('share.qr')} />
      <div className="share__words">
        {code && (
          <p className="share__code">
            <span>{say('share.code')}</span> <strong>{code}</strong>
          </p>
        )}
        <CopyLink address={address} />
        {canShare && (
          <Button
            icon="share"
            onClick={() =>
              navigator.share({ title, url: address }).catch(() => {
                // Thought better of it.
              })
            }
          >
            {say('share.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
