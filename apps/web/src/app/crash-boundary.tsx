import { EmptyState } from '@admin/ui';
import Button from '@mui/material/Button';
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
      <EmptyState title={t('app.crashed')} text={t('app.crashedHelp')}>
        <Button variant="contained" onClick={() => location.reload()}>{t('app.reload')}</Button>
      </EmptyState>
    </main>
  );
}
