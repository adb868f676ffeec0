import * as Tabs from '@radix-ui/react-tabs';
import {useEffect, useState} from 'react';

/** Renders a third-party component, which keeps state and writes a `style` attribute into its HTML. */
export function ThirdParty() {
  return (
    <Tabs.Root defaultValue="one">
      <Tabs.List aria-label="Numbers">
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">First</Tabs.Content>
      <Tabs.Content value="two">Second</Tabs.Content>
    </Tabs.Root>
  );
}

/** Renders the same component once it runs in the browser, where React sets styles without attributes. */
export function ThirdPartyLater() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? <ThirdParty /> : <p>First</p>;
}
