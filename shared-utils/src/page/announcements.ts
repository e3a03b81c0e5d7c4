import type { AppVersion } from '../app-version/app-version-types.ts';
import type { I18n } from '../i18n/i18n-types.ts';
import type { Maintenance } from '../maintenance/maintenance-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import type { Notifications } from '../notifications/notifications-types.ts';

export interface AnnouncementDependencies {
  readonly maintenance: Maintenance;
  readonly appVersion: AppVersion;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  readonly formatters$: I18n['formatters$'];
}

/** Says once that maintenance is planned, with its times (S8-05), that it began and is over, and that another release waits (S8-06). */
export function announce(dependencies: AnnouncementDependencies): void {
  const { maintenance, appVersion, notifications, navigation, formatters$ } = dependencies;

  let wasActive = false;
  /** None before it is planned first. */
  let plannedId = 0;
  maintenance.maintenance$.subscribe((value) => {
    const isActive = value.status === 'active';
    // Open pages say at once that play waits, and that it goes on.
    if (isActive !== wasActive) {
      notifications.notify({
        kind: isActive ? 'warning' : 'success',
        group: 'maintenance',
        text: { key: isActive ? 'common:app.maintenanceNow' : 'common:app.maintenanceOver' },
      });
    }
    wasActive = isActive;
    if (value.status !== 'planned') {
      // Called off: what began by itself has taken its place already.
      notifications.closeNotification(plannedId);
      return;
    }
    const { format } = formatters$.snapshot();
    plannedId = notifications.notify({
      kind: 'warning',
      group: 'maintenance',
      title: { key: 'common:app.maintenanceTitle' },
      text: {
        key: 'common:app.maintenanceText',
        values: { from: format.dateTime(value.startsAtMs), until: format.moment(value.endsAtMs) },
      },
    });
  });

  appVersion.appVersion$.subscribe((value) => {
    if (value.status === 'current') return;
    notifications.notify({
      kind: 'info',
      group: 'app-version',
      title: { key: 'common:app.updateTitle' },
      text: { key: 'common:app.updateText' },
      action: { label: { key: 'common:app.reload' }, run: () => navigation.reloadPage() },
    });
  });
}
