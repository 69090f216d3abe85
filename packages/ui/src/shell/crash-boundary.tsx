import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The last resort: what no screen could handle ends in a sentence and a button, never in an empty page. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override render() {
    return this.state.isCrashed ? <CrashPage /> : this.props.children;
  }
}

function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState title={t('shell.crashed')} text={t('shell.crashedHelp')}>
        <Button variant="contained" onClick={() => location.reload()}>{t('shell.reload')}</Button>
      </EmptyState>
    </main>
  );
}
