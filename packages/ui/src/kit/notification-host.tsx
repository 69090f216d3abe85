import { useCallback, useState, type ReactNode } from 'react';

import { Notice } from './lazy-notice.ts';
import { NotifyContext, type Notification } from './notify-context.ts';

/** Shows the latest notification for some seconds. */
export function NotificationHost({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<{
    readonly notification: Notification;
    readonly id: number;
  } | null>(null);
  const notify = useCallback((notification: Notification) => {
    setCurrent((before) => ({ notification, id: (before?.id ?? 0) + 1 }));
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <output>
        {/* Its time may be over just when the next one comes. */}
        {current && (
          <Notice
            key={current.id}
            notification={current.notification}
            onClose={() => setCurrent((now) => (now === current ? null : now))}
          />
        )}
      </output>
    </NotifyContext>
  );
}
