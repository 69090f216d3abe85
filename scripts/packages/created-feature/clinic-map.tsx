import { Button, useCommand } from '@admin/ui';
import { feature, type ResourceSlots } from '@admin/ui/app';
import { useLocation } from 'wouter';

/** Map of the doctors' rooms. */
function RoomMap({ record }: ResourceSlots['record.section']) {
  return (
    <section aria-label="Карта">
      <svg viewBox="0 0 100 60" role="img" aria-label={`Кабинет врача ${String(record['name'])}`}>
        <rect x="1" y="1" width="98" height="58" fill="none" stroke="currentColor" />
        <circle cx="50" cy="30" r="4" fill="currentColor" />
      </svg>
    </section>
  );
}

/** Among the tools of the list. */
function MapButton({ descriptor }: ResourceSlots['list.toolbar']) {
  const [, navigate] = useLocation();
  return <Button onClick={() => navigate(`/map?of=${descriptor.name}`)}>На карте</Button>;
}

/** In the palette of every page. */
function OpenMap() {
  const [, navigate] = useLocation();
  useCommand('clinic.map', { label: 'Открыть план клиники', run: () => navigate('/map') });
  return null;
}

function ClinicPlan() {
  return <h1>План клиники</h1>;
}

export const clinicMap = feature({
  name: 'clinic map',
  when: ({ name }) => name === 'doctors',
  slots: {
    'record.section': (code) => code.RoomMap,
    'list.toolbar': (code) => code.MapButton,
    page: { path: '/map', title: 'План', component: (code) => code.ClinicPlan },
    command: (code) => code.OpenMap,
  },
  load: async () => ({ RoomMap, MapButton, OpenMap, ClinicPlan }),
});
