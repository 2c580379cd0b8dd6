import '../../shared/host.css';

export const metadata = { title: 'Next host', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
