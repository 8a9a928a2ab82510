export default function Home() {
  return <main>Foredraft</main>;
}
