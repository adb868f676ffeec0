// Change: tabs are links to panels, as everywhere on the site, and need no application in the browser. Also the view of
// `DocsTabs`, which have a name, and whose tabs have addresses of their own.
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {Children, isValidElement, type ReactNode, useId} from 'react';
import {Tabs as TabsView} from '../../components/Tabs';

export default function Tabs(props: Props & {label?: string}): ReactNode {
  const {label = 'Alternatives', children, defaultValue, values = [], groupId} = props;
  const ownId = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps & {id?: string}>(child));
  return (
    <TabsView
      label={label}
      group={groupId}
      items={items.map(({props: {id, value, default: isDefault, children: content, ...item}}, index) => {
        const name = item.label ?? values.find((known) => known.value === value)?.label ?? value;
        return {
          id: id ?? `${ownId}${index}`,
          label: name,
          isFirst: isDefault || (id ?? value) === defaultValue,
          content: (
            <div className={id ? 'docs-tab' : 'tab-item'} data-label={name} data-rare={Boolean(id) || undefined}>
              {content}
            </div>
          ),
        };
      })}
    />
  );
}
